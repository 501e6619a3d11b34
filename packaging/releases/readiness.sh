# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# Reports whether the files of a tree are ready for a release. Sourced by packaging/release and its test.

# The supported Debian suites, oldest first, and the number of each.
# shellcheck disable=SC2034 # used by those who source this file
all_suites=(bookworm trixie)
declare -A suite_of=([12]=bookworm [13]=trixie)

problem() {
  printf '  %s\n' "$*" >&2
  problems=$((problems + 1))
}

# project_version TREE
project_version() { sed -n 's/^project(storedesk VERSION \([0-9.]*\).*/\1/p' "$1/CMakeLists.txt"; }

# check_files TREE: adds to $problems.
check_files() {
  local tree=$1 version file found date
  version=$(project_version "$tree")

  # Each row: a file, and how its newest version is written there.
  while IFS='|' read -r file expression; do
    found=$(sed -nE "s~$expression~\\1~p" "$tree/$file" | head -n 1)
    [ "$found" = "$version" ] || problem "$file: the version is “$found”, but CMakeLists.txt says $version."
  done <<'ROWS'
packaging/debian/changelog|^storedesk \(([^)]*)\).*
packaging/desktop/org.storedesk.storedesk.metainfo.xml|.*<release version="([^"]*)".*
packaging/man/storedesk.1|.*"Storedesk ([0-9.]+)".*
packaging/man/storedesk-cli.1|.*"Storedesk ([0-9.]+)".*
packaging/man/storedesk-warehouse-role.1|.*"Storedesk ([0-9.]+)".*
CHANGELOG.md|^## ([0-9.]+) .*
ROWS

  date=$(sed -nE 's/^## [0-9.]+ \((.*)\)$/\1/p' "$tree/CHANGELOG.md" | head -n 1)
  if ! [[ $date =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]]; then
    problem "CHANGELOG.md: $version has no date, but “$date”."
  else
    file=packaging/desktop/org.storedesk.storedesk.metainfo.xml
    found=$(sed -nE 's/.*<release version="[^"]*" date="([^"]*)".*/\1/p' "$tree/$file" | head -n 1)
    [ "$found" = "$date" ] || problem "$file: the release is dated $found, but CHANGELOG.md says $date."
    file=packaging/debian/changelog
    found=$(sed -n 's/^ -- .*>  //p' "$tree/$file" | head -n 1)
    found=$(date -u -d "$found" +%F 2>/dev/null || echo nothing)
    [ "$found" = "$date" ] || problem "$file: the release is dated $found, but CHANGELOG.md says $date."
  fi
  ! head -n 1 "$tree/packaging/debian/changelog" | grep -q UNRELEASED || problem "packaging/debian/changelog: the version is UNRELEASED."

  for file in "$tree"/resources/translations/*.ts; do
    found=$(grep -c 'type="unfinished"' "$file" || true)
    [ "$found" -eq 0 ] || problem "${file#"$tree/"}: $found texts are not translated."
  done
  [ -d "$tree/tests/versions/$version" ] || problem "tests/versions/$version is missing: store the files of this version there."
  [ -z "$(git -C "$tree" status --porcelain)" ] || problem "There are changes that are not committed."
  found=$(git -C "$tree" rev-parse --quiet --verify "v$version^{commit}" || true)
  [ -z "$found" ] || [ "$found" = "$(git -C "$tree" rev-parse HEAD)" ] || problem "The tag v$version names another commit."
}
