// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/download.h"
#include "ui/frame/place.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace storedesk::ui {

class Button;
class Frame;
class ProgressLine;
class RecordReader;

// Brings the file of an export, or the error report of an import, to a file the user chose. Shows
// how far it is and can be cancelled; after a failure it can be tried again and goes on where it
// stopped, for as long as the failure is shown. Hidden while there is nothing to show.
class FileFetch final : public QFrame
{
    Q_OBJECT

public:
    FileFetch(Frame &frame, const RecordReader &reader, QWidget *parent = nullptr);

    // The member of the record that has the address of its file; empty: it has none.
    [[nodiscard]] static QString addressMemberOf(const RecordReader &reader);
    [[nodiscard]] bool isRunning() const { return !m_download.isNull(); }
    void ask(); // where to
    void open(); // among the downloads, and as a table when it is there

private:
    void build();
    void start(const QString &path, bool replace);
    void run();
    void drop();
    void recordChanged();
    void showProgress(qint64 received, qint64 total);
    void finish(const api::DownloadOutcome &outcome);
    void showFailure(const api::DownloadFailure &failure);

    Frame &m_frame;
    const RecordReader &m_reader;
    QPointer<api::Download> m_download;
    api::DownloadRequest m_request; // the last one; with its part while it can go on
    Place m_place; // of the record whose file it is
    bool m_opens = false;
    QLabel *m_text;
    ProgressLine *m_bar;
    Button *m_again;
    Button *m_button;
};

} // namespace storedesk::ui
