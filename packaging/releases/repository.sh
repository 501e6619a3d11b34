# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# The signed apt repository. Sourced by packaging/release and its test, after readiness.sh.

repository_address=https://storedesk.org/debian

# prepare_repository KEY REPOSITORY SUITE: configures a suite and writes what users need for it.
prepare_repository() {
  local key=$1 repository=$2 suite=$3 fingerprint
  fingerprint=$(gpg --batch --with-colons --list-secret-keys "$key" 2>/dev/null | awk -F : '$1 == "fpr" { print $10; exit }')
  [ -n "$fingerprint" ] || { echo "Your keyring has no private key for “$key”." >&2; return 1; }
  mkdir -p "$repository/conf"
  if ! grep -qsx "Codename: $suite" "$repository/conf/distributions"; then
    cat >>"$repository/conf/distributions" <<END
Origin: Storedesk
Label: Storedesk
Codename: $suite
Architectures: $(dpkg --print-architecture)
Components: main
Description: Storedesk for Debian $suite
SignWith: $fingerprint

END
  fi
  gpg --quiet --yes --output "$repository/storedesk-keyring.gpg" --export "$key"
  cat >"$repository/storedesk-$suite.sources" <<END
Types: deb
URIs: $repository_address
Suites: $suite
Components: main
Architectures: $(dpkg --print-architecture)
Signed-By: /usr/share/keyrings/storedesk-keyring.gpg
END
}

# add_to_repository KEY REPOSITORY PACKAGE: the version of the package says for which Debian it is: 1.0.0+deb12. Users must
# never be offered an older version than they have, so a repository never goes back.
add_to_repository() {
  local key=$1 repository=$2 package=$3 name version suite present
  name=$(dpkg-deb --field "$package" Package)
  version=$(dpkg-deb --field "$package" Version)
  suite=${suite_of[${version##*+deb}]:-}
  if [ -z "$suite" ]; then
    echo "${package##*/}: the version $version does not name a supported Debian. Build it with packaging/release build." >&2
    return 1
  fi
  prepare_repository "$key" "$repository" "$suite"
  # reprepro stores a database even for a question.
  present=$(reprepro --silent --basedir "$repository" --list-format '${version}\n' listfilter "$suite" "Package (== $name)" | head -n 1)
  if [ -n "$present" ] && dpkg --compare-versions "$version" lt "$present"; then
    echo "$name $version is older than $present in the repository for $suite. It was not added; release a higher version instead." >&2
    return 1
  fi
  if ! reprepro --silent --basedir "$repository" includedeb "$suite" "$package"; then
    echo "$name $version was not added for $suite, for the reason above. A released version never changes; give a changed package a higher version." >&2
    return 1
  fi
}
