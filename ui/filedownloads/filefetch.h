// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"
#include "downloads/download.h"
#include "ui/filedownloads/transferfile.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::filedownloads {

// Downloads the file of an export, or the error report of an import, to a file that the user
// chooses. Shows the progress and can be cancelled. A failed download can be resumed as long as the
// failure is shown. Hidden while there is nothing to show.
class FileFetch final : public QFrame
{
    Q_OBJECT

public:
    explicit FileFetch(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] bool isRunning() const { return !m_download.isNull(); }
    // Asks where to save the file and downloads it.
    void ask(const TransferFile &file);
    // Downloads the file to the downloads folder and opens it as a table once it is complete.
    void open(const TransferFile &file);
    // Sets the record that is shown. Messages about another record are removed.
    void setShown(const PageAddress &place);

private:
    void build();
    void start(const TransferFile &file, const QString &path, bool replace);
    void run();
    void drop();
    void showProgress(qint64 received, qint64 total);
    void finish(const downloads::DownloadOutcome &outcome);
    void record(const downloads::DownloadOutcome &outcome);
    // Returns the filter for the page that is opened, see PageAddress.
    [[nodiscard]] std::optional<QMap<QString, QString>> wanted() const;
    void showFailure(const downloads::DownloadFailure &failure);

    PageHost &m_host;
    QPointer<downloads::Download> m_download;
    // The entry for the call log.
    api::CallRecord m_line{};
    base::Clock::Duration m_began{0};
    // The last request, including its partial file while the download can be resumed.
    downloads::DownloadRequest m_request;
    // The record that the file belongs to.
    PageAddress m_place;
    // The record that is shown; nullopt if any record may be shown.
    std::optional<PageAddress> m_shown;
    bool m_opens = false;
    QLabel *m_text;
    ProgressLine *m_bar;
    Button *m_again;
    Button *m_button;
};

} // namespace storedesk::ui::filedownloads
