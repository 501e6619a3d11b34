// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profile.h"

#include <QList>

#include <tl/expected.hpp>

namespace storedesk::profiles {

struct ProfileFile
{
    QList<Profile> profiles = {};
    QString lastUsed = {};

    bool operator==(const ProfileFile &) const = default;
};

// Serialises the profiles. The format has no member for a key.
[[nodiscard]] QByteArray textOf(const ProfileFile &file);
// The reason a text is not a valid profile file.
struct ProfileFault
{
    QString why = {};
    // Whether a later version of this program wrote the file.
    bool newer = false;
};

[[nodiscard]] tl::expected<ProfileFile, ProfileFault> profilesFrom(const QByteArray &text);

} // namespace storedesk::profiles
