// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::tour {

// The files of an invented shop in the format of exports.
struct SampleStoreFiles
{
    QString activities;
    QString contacts;
    QString lines;
};

// Writes fourteen months of purchases, emails and coupons up to 15 November 2026. The content is
// always the same.
[[nodiscard]] SampleStoreFiles writeSampleStore(const QString &folder);

} // namespace storedesk::ui::tour
