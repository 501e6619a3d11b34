# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# The files of a release: archive of the sources, checksums and signatures. Sourced by packaging/release and its test.

# source_archive VERSION FOLDER: packs the last commit. The bytes depend on the commit only.
source_archive() {
  git archive --prefix="storedesk-$1/" HEAD | xz -6 --threads=1 >"$2/storedesk-$1.tar.xz"
}

# write_checksums FOLDER
write_checksums() {
  (cd "$1" && find . -maxdepth 1 -type f ! -name 'SHA256SUMS*' ! -name '*.asc' ! -name '*.gpg' -printf '%f\n' | LC_ALL=C sort |
    xargs -r -d '\n' sha256sum -- >SHA256SUMS)
}

# sign_files KEY FOLDER: signs the checksums and the archives, which may be downloaded alone, and adds the public key.
sign_files() {
  local key=$1 folder=$2 file
  [ -s "$folder/SHA256SUMS" ] || { echo "$folder has no SHA256SUMS: run packaging/release build first." >&2; return 1; }
  # What is signed must be what was built.
  (cd "$folder" && sha256sum --check --strict --quiet SHA256SUMS) || { echo "$folder was changed after it was built. Nothing was signed." >&2; return 1; }
  gpg --list-secret-keys "$key" >/dev/null 2>&1 || { echo "Your keyring has no private key for “$key”." >&2; return 1; }
  for file in "$folder"/SHA256SUMS "$folder"/*.tar.xz; do
    [ ! -e "$file" ] || gpg --quiet --yes --local-user "$key" --armor --output "$file.asc" --detach-sign "$file"
  done
  gpg --quiet --yes --output "$folder/storedesk-keyring.gpg" --export "$key"
}

# verify_files KEYRING FOLDER: needs only the downloaded files, and does not complain about those that were not downloaded.
verify_files() {
  local keyring folder=$2 signature file
  keyring=$(realpath -- "$1")
  [ -e "$folder/SHA256SUMS.asc" ] || { echo "$folder has no SHA256SUMS.asc, so its files cannot be verified." >&2; return 1; }
  for signature in "$folder"/*.asc; do
    [ -e "${signature%.asc}" ] || continue
    if ! gpgv --quiet --keyring "$keyring" "$signature" "${signature%.asc}" 2>/dev/null; then
      echo "${signature##*/} was not made with the key in $1, or the file was changed. Do not use it." >&2
      return 1
    fi
  done
  if ! (cd "$folder" && sha256sum --check --strict --ignore-missing --quiet SHA256SUMS); then
    echo "A file differs from the signed list. Do not use it; download it again." >&2
    return 1
  fi
  for file in "$folder"/*.deb "$folder"/*.tar.xz "$folder"/*.json; do
    [ -e "$file" ] || continue
    if ! awk -v name="${file##*/}" 'substr($0, 67) == name { found = 1 } END { exit !found }' "$folder/SHA256SUMS"; then
      echo "${file##*/} is not in the signed list. Do not use it." >&2
      return 1
    fi
  done
  echo "The signature is good and every file is unchanged."
}
