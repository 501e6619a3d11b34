// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/arrangement.h"

namespace storedesk::ui::files {

// How files were left: a small private file for each of them, below the settings. A file belongs to
// no account. Without a folder nothing is kept.
class KeptFiles final
{
public:
    static constexpr qsizetype most = 300; // beyond that the oldest go

    explicit KeptFiles(const QString &settingsFolder);

    [[nodiscard]] std::optional<sheet::Arrangement> of(const QString &path) const;
    void keep(const QString &path, const sheet::Arrangement &arrangement) const; // plain: forgets
    void forget(const QString &path) const;

private:
    [[nodiscard]] QString fileOf(const QString &path) const;
    void dropOldest() const;

    QString m_folder; // empty: none
};

} // namespace storedesk::ui::files
