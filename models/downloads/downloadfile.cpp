// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadfile.h"

#include "base/filename.h"
#include "base/platform/diskfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cstdio>
#include <utility>

namespace storedesk::downloads {

using namespace Qt::StringLiterals;

static constexpr auto onlyForUs = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
// Browsers and other programs use .part. With our name in the suffix, leftover files can be
// recognised as ours.
static constexpr auto suffix = ".storedesk.part"_L1;

namespace {
struct DownloadWords
{
    Q_DECLARE_TR_FUNCTIONS(Download)
};
} // namespace

static QString inUse()
{
    return DownloadWords::tr("Another download with this name is running or waiting for a retry.");
}

DownloadFile::DownloadFile(QString folder, const QString &name)
    : m_folder(std::move(folder))
    , m_name(base::safeFileName(name, u"download"))
{ }

DownloadFile::~DownloadFile() = default;

QString DownloadFile::name() const
{
    return m_name;
}

QString DownloadFile::path() const
{
    return QDir(m_folder).filePath(m_name);
}

QString DownloadFile::partPath() const
{
    return path() + suffix;
}

tl::unexpected<base::Problem> DownloadFile::problem(const QString &why) const
{
    return tl::unexpected(base::Problem{
        .what = DownloadWords::tr("Couldn't save the file %1.").arg(m_name),
        .why = why,
        .next = DownloadWords::tr(
            "Check the folder and the space on the disk, or choose another folder."),
    });
}

base::Result<void> DownloadFile::open()
{
    if (auto removed = removeLeftover(); !removed)
        return removed;
    m_file = std::make_unique<QFile>(partPath());
    if (!m_file->open(QIODevice::ReadWrite | QIODevice::NewOnly | QIODevice::Append
                          | QIODevice::Unbuffered,
                      onlyForUs))
        return problem(m_file->errorString());
    if (!base::lockWhileOpen(m_file->handle()))
        return problem(inUse());
    return {};
}

bool DownloadFile::reopen()
{
    if (QFileInfo(partPath()).isSymLink())
        return false;
    m_file = std::make_unique<QFile>(partPath());
    if (m_file->open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Append
                     | QIODevice::Unbuffered)
        && base::lockWhileOpen(m_file->handle()))
        return true;
    m_file.reset();
    return false;
}

base::Result<void> DownloadFile::removeLeftover() const
{
    const QFileInfo there(partPath());
    if (there.isSymLink()) {
        // Never write to the target of a link created by someone else.
        QFile::remove(partPath());
        return {};
    }
    if (!there.exists())
        return {};
    QFile left(partPath());
    if (!left.open(QIODevice::ReadWrite))
        return problem(left.errorString());
    if (!base::lockWhileOpen(left.handle()))
        return problem(inUse());
    if (!left.remove())
        return problem(left.errorString());
    return {};
}

bool DownloadFile::isThere() const
{
    return m_file && QFile::exists(partPath());
}

qint64 DownloadFile::size() const
{
    return m_file ? m_file->size() : 0;
}

base::Result<void> DownloadFile::append(QByteArrayView bytes)
{
    if (m_file->write(bytes.data(), bytes.size()) != bytes.size())
        return problem(m_file->errorString());
    return {};
}

base::Result<void> DownloadFile::clear()
{
    if (!m_file->resize(0))
        return problem(m_file->errorString());
    return {};
}

base::Result<void> DownloadFile::keep(bool replace)
{
    // The final name must not appear before the bytes are on the disk.
    if (!base::synchronise(m_file->handle()))
        return problem(qt_error_string());
    if (!replace) {
        if (QFile::exists(path()) || !QFile::rename(partPath(), path()))
            return problem(DownloadWords::tr("A file with that name already exists."));
    } else if (std::rename(QFile::encodeName(partPath()).constData(),
                           QFile::encodeName(path()).constData())
               != 0) {
        return problem(qt_error_string());
    }
    m_file.reset();
    return {};
}

void DownloadFile::discard()
{
    if (m_file)
        m_file->remove();
    m_file.reset();
}

DownloadPart::DownloadPart(std::shared_ptr<DownloadFile> file, QByteArray validator)
    : m_file(std::move(file))
    , m_validator(std::move(validator))
{ }

DownloadPart::~DownloadPart()
{
    if (m_file)
        m_file->discard();
}

std::shared_ptr<DownloadPart> DownloadPart::reopen(const QString &folder, const QString &name,
                                                   const QByteArray &validator)
{
    const auto file = std::make_shared<DownloadFile>(folder, name);
    return !validator.isEmpty() && file->reopen() ? std::make_shared<DownloadPart>(file, validator)
                                                  : nullptr;
}

qint64 DownloadPart::size() const
{
    return m_file ? m_file->size() : 0;
}

std::shared_ptr<DownloadFile> DownloadPart::release()
{
    return std::exchange(m_file, nullptr);
}

void DownloadPart::leave()
{
    if (m_file)
        release()->close();
}

} // namespace storedesk::downloads
