// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/keptfiles.h"

#include "base/clock.h"

#include <QObject>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FilePage;

// Keeps what a person arranges for a file while the page is open, and gives it back to the page
// when the file is opened again or its columns have changed. Goes before the parts of the page do.
class FileArrangement final : public QObject
{
    Q_OBJECT

public:
    FileArrangement(FilePage &page, Frame &frame, const QString &path);
    ~FileArrangement() override; // keeps what was not yet

    [[nodiscard]] sheet::Reading reading() const; // to open the file with
    void remember(); // the file is going to be read again
    void giveBack(); // the columns are known
    void follow(FileArrangement &before); // of the page that this one stands for
    [[nodiscard]] sheet::Arrangement now() const;
    void show(const sheet::Arrangement &arrangement); // how the file is read stays as it is

private:
    void listen();
    void note(); // something may have changed
    void keep();
    void readPlainly(); // as it was kept it cannot be read any more
    [[nodiscard]] QStringList names() const;

    FilePage &m_page;
    Frame &m_frame;
    const QString m_path;
    const KeptFiles m_kept;
    std::optional<sheet::Arrangement> m_arrangement;
    bool m_given = false; // what is on the page is worth keeping
    bool m_waiting = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::files
