// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/sheetview/selectionsum.h"

#include <QObject>

class QPushButton;

namespace storedesk::ui::sheetview {
class FileSearch;
}

namespace storedesk::ui {
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FilePage;

// Shows the state of a file on the file page: above the rows, in place of the rows, and below them.
class FileStatus final : public QObject
{
    Q_OBJECT

public:
    FileStatus(FilePage &page, sheetview::FileSearch &search, PageHost &host);

    void show();
    void showFoot();
    // Sums up the selected rows.
    void addUp();
    // Updates the progress until no work is running.
    void watch();
    [[nodiscard]] Notice *notice() const { return m_notice; }

private:
    void build();
    void showNotice();
    void showPane();
    void tick();

    FilePage &m_page;
    sheetview::FileSearch &m_search;
    sheetview::SelectionSum m_sum;
    Notice *m_notice;
    QPushButton *m_readAgain = nullptr;
    QPushButton *m_stack = nullptr;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::files
