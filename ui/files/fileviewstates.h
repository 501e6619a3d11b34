// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/arrangement.h"

namespace storedesk::ui::files {

// Stores the layouts of files, each in a small private file below the settings. Layouts are
// independent of accounts. Without a folder, nothing is stored.
class FileViewStates final
{
public:
    // Maximum number of stored layouts. Older ones are deleted.
    static constexpr qsizetype most = 300;

    explicit FileViewStates(const QString &settingsFolder);

    [[nodiscard]] std::optional<sheet::Arrangement> of(const QString &path) const;
    // Stores the layout. A default layout removes the stored one.
    void keep(const QString &path, const sheet::Arrangement &arrangement) const;
    void forget(const QString &path) const;

private:
    [[nodiscard]] QString fileOf(const QString &path) const;
    void dropOldest() const;

    // The folder for the layouts; empty if layouts are not stored.
    QString m_folder;
};

} // namespace storedesk::ui::files
