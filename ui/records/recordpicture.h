// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/resource.h"
#include "downloads/downloadoutcome.h"

#include <QImage>
#include <QPointer>
#include <QTemporaryDir>
#include <QWidget>

class QLabel;

namespace storedesk::downloads {
class Download;
}
namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Offers to show the picture whose web address is in a record. The picture is requested only when
// the user asks for it, because its server would learn who looks at which record.
class RecordPicture final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordPicture(PageHost &host, QWidget *parent = nullptr);

    // Hidden if the record has no picture.
    void showOf(catalogue::Resource resource, const QJsonObject &record);
    [[nodiscard]] bool isSettled() const { return !m_isLoading; }

private:
    void setText(const QString &text);
    void load();
    void finish(const downloads::DownloadOutcome &outcome);
    void showPicture(const base::Result<QImage> &image);

    PageHost &m_host;
    QUrl m_address;
    Button *m_button;
    QLabel *m_text;
    QLabel *m_picture;
    // Holds the file during the download.
    std::unique_ptr<QTemporaryDir> m_folder;
    QPointer<downloads::Download> m_download;
    bool m_isLoading = false;
};

} // namespace storedesk::ui::records
