# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# The Debian packages that each task needs, and a function that installs missing ones. Sourced, never run.

packages_build=(
  cmake g++ lld ninja-build pkg-config
  libarchive-dev libexpected-dev libgl-dev libgnutls28-dev libmicrohttpd-dev libphonenumber-dev libpq-dev libsqlite3-dev
  libuchardet-dev libxlsxwriter-dev zlib1g-dev
  qt6-base-dev qt6-l10n-tools qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-translations-l10n qtkeychain-qt6-dev
)
packages_run=(ca-certificates fonts-inter libsecret-1-0 qt6-qpa-plugins qt6-wayland xauth xvfb)
packages_test=(appstream at-spi2-core clang-19 curl dbus-daemon desktop-file-utils fonts-inter gnome-keyring libclang-rt-19-dev libkf5wallet-bin
  libsecret-1-0 man-db openssl php-cli postgresql
  python3 strace xvfb)
# Tests run the code examples that the program generates for developers.
command -v node >/dev/null || packages_test+=(nodejs)
packages_format=(clang-format-19)
packages_tour=(postgresql)
packages_lint=(clang-tidy-19 clazy python3)
packages_windows=(g++-mingw-w64-x86-64-posix)
packages_deb=(build-essential debhelper git librsvg2-bin lintian python3)
packages_elsewhere=(debootstrap git)
packages_portable=(patchelf xz-utils)
packages_release=(fakeroot gpg gpgv python3 reprepro xz-utils)
packages_fuzz=(clang-19 libclang-rt-19-dev)
packages_coverage=(gcovr)
packages_bench=(curl fonts-inter libreoffice-calc-nogui miller python3 python3-openpyxl sqlite3 sqlitebrowser xdotool xvfb)
packages_instructions=(python3 valgrind)
# Some Node.js packages include npm and conflict with Debian's.
command -v npm >/dev/null || packages_bench+=(nodejs npm)

say() { printf '\n== %s\n' "$*"; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# need LIST…: installs the missing packages of these lists; does nothing if all are installed.
need() {
  local list missing=() package
  for list in "$@"; do
    local -n wanted="packages_$list"
    for package in "${wanted[@]}"; do
      dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "There is no sudo here. Run as root: apt-get install --no-install-recommends ${missing[*]}" >&2
    return 1
  fi
  say "Installing ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}
