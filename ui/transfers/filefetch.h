// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"
#include "api/download.h"
#include "ui/transfers/transferfile.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace storedesk::ui {
class Button;
class Frame;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::transfers {

// Brings the file of an export, or the error report of an import, to a file the user chose. Shows
// how far it is and can be cancelled; after a failure it can be tried again and goes on where it
// stopped, for as long as the failure is shown. Hidden while there is nothing to show.
class FileFetch final : public QFrame
{
    Q_OBJECT

public:
    explicit FileFetch(Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] bool isRunning() const { return !m_download.isNull(); }
    void ask(const TransferFile &file); // where to
    void open(const TransferFile &file); // among the downloads, as a table when it is there
    // Where one record is shown: what is told of another one goes.
    void setShown(const Place &place);

private:
    void build();
    void start(const TransferFile &file, const QString &path, bool replace);
    void run();
    void drop();
    void showProgress(qint64 received, qint64 total);
    void finish(const api::DownloadOutcome &outcome);
    void record(const api::DownloadOutcome &outcome);
    [[nodiscard]] std::optional<QMap<QString, QString>> wanted() const; // see Place
    void showFailure(const api::DownloadFailure &failure);

    Frame &m_frame;
    QPointer<api::Download> m_download;
    api::CallRecord m_line{}; // what the call log will say of it
    base::Clock::Duration m_began{0};
    api::DownloadRequest m_request; // the last one; with its part while it can go on
    Place m_place; // of the record whose file it is
    std::optional<Place> m_shown; // nothing: any
    bool m_opens = false;
    QLabel *m_text;
    ProgressLine *m_bar;
    Button *m_again;
    Button *m_button;
};

} // namespace storedesk::ui::transfers
