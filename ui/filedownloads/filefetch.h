// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "downloads/downloadoutcome.h"
#include "ui/filedownloads/transferfile.h"

#include <QFrame>

class QLabel;

namespace storedesk::transfers {
class FileDownloads;
struct TransferRow;
} // namespace storedesk::transfers
namespace storedesk::ui {
class Button;
class PageHost;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::filedownloads {

// Downloads the file of an export, or the error report of an import, to a file that the user
// chooses. Shows the progress and can be cancelled. Destroying this line does not end the download,
// which the Jobs page lists as well. Hidden while there is nothing to show.
class FileFetch final : public QFrame
{
    Q_OBJECT

public:
    explicit FileFetch(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] bool isRunning() const;
    // Asks where to save the file and downloads it.
    void ask(const TransferFile &file);
    // Downloads the file to the downloads folder and opens it as a table once it is complete.
    void open(const TransferFile &file);
    // Sets the record that is shown. Messages about another record are hidden.
    void setShown(const PageAddress &place);

private:
    void build();
    void start(const TransferFile &file, const QString &path, bool replace);
    void forget();
    void follow();
    void showRunning(const transfers::TransferRow &row);
    void showStopped(const transfers::TransferRow &row);
    void end(const QString &id, const downloads::DownloadOutcome &outcome);
    // Returns the filter for the page that is opened, see PageAddress.
    [[nodiscard]] std::optional<QMap<QString, QString>> wanted() const;

    PageHost &m_host;
    transfers::FileDownloads &m_downloads;
    // Empty while there is nothing to show.
    QString m_id;
    QString m_name;
    QString m_member;
    // Whether the message of a download that does not run is shown.
    bool m_isStopped = false;
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
