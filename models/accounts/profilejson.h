// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"

#include <QList>

#include <tl/expected.hpp>

namespace storedesk::accounts {

struct ProfileFile
{
    QList<Profile> profiles = {};
    QString lastUsed = {};

    bool operator==(const ProfileFile &) const = default;
};

// The file of profiles. There is no place in it for a key.
[[nodiscard]] QByteArray textOf(const ProfileFile &file);
// Why a text is no file of profiles that this program can read.
struct ProfileFault
{
    QString why = {};
    bool newer = false; // a later version of this program wrote it
};

[[nodiscard]] tl::expected<ProfileFile, ProfileFault> profilesFrom(const QByteArray &text);

} // namespace storedesk::accounts
