// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordpicture.h"

#include "base/background.h"
#include "catalogue/key.h"
#include "downloads/download.h"
#include "downloads/downloadrules.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>

#include <algorithm>
#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

namespace {

struct PictureMember
{
    Resource resource;
    QLatin1StringView member;
};

constexpr std::array pictureMembers{
    PictureMember{Resource::Product, key::imageUrl},
    PictureMember{Resource::CustomIntegration, key::imageUri},
};

// Larger files are unlikely to be product pictures.
constexpr qint64 mostBytes = 20LL * 1024 * 1024;
constexpr int mostMegabytes = 128;
constexpr int largestSide = 320;

} // namespace

static QString addressIn(Resource resource, const QJsonObject &record)
{
    const auto *row = std::ranges::find(pictureMembers, resource, &PictureMember::resource);
    return row == pictureMembers.end() ? QString() : record.value(row->member).toString();
}

// Reads the picture in its final size. The limit protects against small files with huge pictures.
static base::Result<QImage> pictureIn(const QString &path)
{
    QImageReader::setAllocationLimit(mostMegabytes);
    QImageReader reader(path);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    const auto size = reader.size();
    if (size.isValid() && (size.width() > largestSide || size.height() > largestSide))
        reader.setScaledSize(size.scaled(largestSide, largestSide, Qt::KeepAspectRatio));
    auto image = reader.read();
    if (image.isNull())
        return tl::unexpected(
            base::Problem{.what = RecordPicture::tr("The file is not a supported image."),
                          .why = reader.errorString()});
    return image;
}

RecordPicture::RecordPicture(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_button(new Button(Icon::Eye, tr("Show the image"), host.theme(), this))
    , m_text(new QLabel(this))
    , m_picture(new QLabel(this))
{
    m_button->setObjectName(u"showPicture"_s);
    setSmall(m_button);
    m_text->setObjectName(u"pictureText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setRole(m_text, Role::Small);
    m_picture->setObjectName(u"picture"_s);
    m_picture->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_button);
    line->addWidget(m_text, 1);
    auto *box = columnIn(this, 8);
    box->addLayout(line);
    box->addWidget(m_picture, 0, Qt::AlignLeading);
    connect(m_button, &QPushButton::clicked, this, &RecordPicture::load);
    hide();
}

void RecordPicture::showOf(Resource resource, const QJsonObject &record)
{
    const QUrl address(addressIn(resource, record), QUrl::StrictMode);
    setVisible(address.isValid() && !address.isEmpty());
    if (address == m_address)
        return;
    m_address = address;
    delete m_download;
    m_isLoading = false;
    m_picture->hide();
    m_picture->setPixmap({});
    m_button->setVisible(true);
    const bool mayFetch = downloads::mayFetch(address);
    m_button->setEnabled(mayFetch);
    setText(mayFetch ? tr("Not loaded. Loading it sends a request to %1.").arg(address.host())
                     : tr("Not loaded. Only images at https addresses are loaded."));
}

void RecordPicture::setText(const QString &text)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void RecordPicture::load()
{
    const auto folder = m_host.temporaryFolder();
    m_folder = folder.isEmpty() ? std::make_unique<QTemporaryDir>()
                                : std::make_unique<QTemporaryDir>(folder + u"/picture-XXXXXX"_s);
    if (!m_folder->isValid())
        return setText(m_folder->errorString());
    m_isLoading = true;
    m_button->setEnabled(false);
    setText(tr("Loading…"));
    m_download = new downloads::Download({.address = m_address,
                                          .folder = m_folder->path(),
                                          .name = u"picture"_s,
                                          .replace = true,
                                          .sizeLimit = mostBytes},
                                         m_host.clock(), this);
    connect(m_download, &downloads::Download::finished, this, &RecordPicture::finish);
}

void RecordPicture::finish(const downloads::DownloadOutcome &outcome)
{
    if (!outcome)
        return showPicture(tl::unexpected(outcome.error().words));
    // Meanwhile the image of another record may be loaded, which has a folder of its own.
    const std::shared_ptr<QTemporaryDir> folder = std::move(m_folder);
    base::inBackground([path = outcome->path, folder] { return pictureIn(path); }, this,
                       [this, address = m_address](const base::Result<QImage> &image) {
                           if (address == m_address)
                               showPicture(image);
                       });
}

void RecordPicture::showPicture(const base::Result<QImage> &image)
{
    m_isLoading = false;
    m_button->setEnabled(true);
    m_button->setVisible(!image);
    if (!image)
        return setText(u"%1 %2"_s.arg(image.error().what, image.error().why).trimmed());
    setText({});
    m_picture->setAccessibleName(tr("Image from %1").arg(m_address.host()));
    m_picture->setPixmap(QPixmap::fromImage(*image));
    m_picture->show();
}

} // namespace storedesk::ui::records
