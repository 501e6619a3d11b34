// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/fileviewstates.h"

#include "base/clock.h"

#include <QObject>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FilePage;

// Stores the user's layout of a file while the page is open, and restores it when the file is
// opened again or its columns have changed. Destroyed before the other parts of the page.
class FileArrangement final : public QObject
{
    Q_OBJECT

public:
    FileArrangement(FilePage &page, PageHost &host, const QString &path);
    // Stores pending changes.
    ~FileArrangement() override;

    // Returns the options to open the file with.
    [[nodiscard]] sheet::ReadOptions reading() const;
    // Remembers the current layout. Call before the file is read again.
    void remember();
    // Restores the layout. Call once the columns are known.
    void giveBack();
    // Copies the layout from the replaced page.
    void follow(FileArrangement &before);
    [[nodiscard]] sheet::Arrangement now() const;
    // Applies the layout, without its reading options.
    void show(const sheet::Arrangement &arrangement);

private:
    void listen();
    // Notes that the layout may have changed.
    void note();
    void keep();
    // Falls back to the default reading options if the file cannot be read with the stored ones.
    void readPlainly();
    [[nodiscard]] QStringList names() const;

    FilePage &m_page;
    PageHost &m_host;
    const QString m_path;
    const FileViewStates m_kept;
    std::optional<sheet::Arrangement> m_arrangement;
    // Whether the layout was restored, so that the page's layout may be stored.
    bool m_given = false;
    bool m_waiting = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::files
