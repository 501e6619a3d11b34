// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadfile.h"

#include "base/filename.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cstdio>
#include <utility>

#ifdef Q_OS_UNIX
#include <sys/file.h>
#endif

namespace storedesk::api {

using namespace Qt::StringLiterals;

static constexpr auto onlyForUs = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
static constexpr auto suffix = ".part"_L1;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Download)
};
} // namespace

// Held for as long as the file is open; a crash lets go of it.
static bool lock(const QFile &file)
{
#ifdef Q_OS_UNIX
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0;
#else
    return true;
#endif
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
        .what = Words::tr("The file %1 could not be saved.").arg(m_name),
        .why = why,
        .next = Words::tr("Check the folder and the space on the disk, or choose another folder."),
    });
}

base::Result<void> DownloadFile::open(bool keepWhatIsThere)
{
    const QFileInfo there(partPath());
    if (!there.exists() && !there.isSymLink())
        return openNew();
    if (auto kept = openKept(); !kept || keepWhatIsThere)
        return kept;
    discard();
    return openNew();
}

base::Result<void> DownloadFile::openKept()
{
    if (QFileInfo(partPath()).isSymLink()) {
        // Never write to where somebody else's link points.
        QFile::remove(partPath());
        return openNew();
    }
    m_file = std::make_unique<QFile>(partPath());
    if (!m_file->open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
        return problem(m_file->errorString());
    if (!lock(*m_file)) {
        m_file.reset();
        return problem(Words::tr("It is being downloaded already."));
    }
    m_file->setPermissions(onlyForUs);
    return {};
}

base::Result<void> DownloadFile::openNew()
{
    m_file = std::make_unique<QFile>(partPath());
    if (!m_file->open(QIODevice::ReadWrite | QIODevice::NewOnly | QIODevice::Append
                          | QIODevice::Unbuffered,
                      onlyForUs))
        return problem(m_file->errorString());
    if (!lock(*m_file))
        return problem(Words::tr("It is being downloaded already."));
    return {};
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
    if (!replace) {
        if (QFile::exists(path()) || !QFile::rename(partPath(), path()))
            return problem(Words::tr("There is a file of that name already."));
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

} // namespace storedesk::api
