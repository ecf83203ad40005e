#!/bin/sh
# PostgreSQL runs this once, before it listens on the network. The server gets a role that owns its database
# and has no other right; the superuser loses its password, so it signs in only inside of this container.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE questwright LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
CREATE DATABASE questwright OWNER questwright;
REVOKE CONNECT ON DATABASE questwright FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
