// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plaintarget.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <cerrno>
#include <filesystem>
#include <mutex>

namespace storedesk::base::plain {

using namespace Qt::StringLiterals;

namespace {

class PlainTarget final : public FileTarget
{
public:
    PlainTarget(const QString &path, Access access);

    [[nodiscard]] bool open() override;
    [[nodiscard]] bool write(QByteArrayView bytes) override;
    [[nodiscard]] bool writeAt(qint64 at, QByteArrayView bytes) override;
    [[nodiscard]] bool commit(Durability durability) override;
    [[nodiscard]] QString errorString() const override { return m_error; }

private:
    [[nodiscard]] bool openDirectly();
    [[nodiscard]] bool openInFolder();
    bool fail(const QString &reason);

    QString m_path;
    Access m_access;
    std::unique_ptr<QFile> m_file;
    // The same file, unless it is written to directly.
    QTemporaryFile *m_temporary = nullptr;
    bool m_direct = false;
    QString m_error;
    // Guards the file while several threads write.
    std::mutex m_mutex;
};

// Also follows symbolic links whose final target does not exist yet.
QString resolved(const QString &path)
{
    static constexpr int mostLinks = 40;
    QFileInfo info(path);
    for (int links = 0; links < mostLinks && info.isSymLink(); ++links)
        info.setFile(info.symLinkTarget());
    return info.absoluteFilePath();
}

PlainTarget::PlainTarget(const QString &path, Access access)
    : m_path(resolved(path))
    , m_access(access)
{ }

bool PlainTarget::open()
{
    const QFileInfo info(m_path);
    if (info.isDir() || info.isSymLink())
        return fail(qt_error_string(info.isDir() ? EISDIR : EINVAL));
    m_direct = info.exists() && !info.isFile();
    return m_direct ? openDirectly() : openInFolder();
}

bool PlainTarget::openDirectly()
{
    m_file = std::make_unique<QFile>(m_path);
    return m_file->open(QIODevice::WriteOnly | QIODevice::Unbuffered)
        || fail(m_file->errorString());
}

bool PlainTarget::openInFolder()
{
    const QFileInfo info(m_path);
    // A file that the user may not write must not be replaced either.
    if (m_access == Access::AsBefore && info.exists() && !info.isWritable())
        return fail(qt_error_string(EACCES));
    // QTemporaryFile creates private files and removes them.
    auto file = std::make_unique<QTemporaryFile>(info.absolutePath() + "/.storedesk-XXXXXX"_L1);
    m_temporary = file.get();
    m_file = std::move(file);
    if (!m_temporary->open())
        return fail(m_file->errorString());
    if (m_access == Access::AsBefore && info.exists())
        m_file->setPermissions(info.permissions());
    return true;
}

bool PlainTarget::write(QByteArrayView bytes)
{
    // flush() reports a full disk, which write() may only buffer.
    if (m_file->write(bytes.data(), bytes.size()) == bytes.size() && m_file->flush())
        return true;
    // Qt has no error for a write that ended early.
    return fail(m_file->error() == QFile::NoError ? qt_error_string(ENOSPC)
                                                  : m_file->errorString());
}

bool PlainTarget::writeAt(qint64 at, QByteArrayView bytes)
{
    const std::lock_guard lock(m_mutex);
    return m_file->seek(at) ? write(bytes) : fail(m_file->errorString());
}

bool PlainTarget::commit(Durability /*durability*/)
{
    const auto written = m_file->fileName();
    m_file->close();
    if (m_file->error() != QFile::NoError)
        return fail(m_file->errorString());
    if (m_direct)
        return true;
    std::error_code problem;
    std::filesystem::rename(written.toStdU16String(), m_path.toStdU16String(), problem);
    if (problem)
        return fail(QString::fromStdString(problem.message()));
    m_temporary->setAutoRemove(false);
    return true;
}

bool PlainTarget::fail(const QString &reason)
{
    m_error = reason;
    return false;
}

} // namespace

std::unique_ptr<FileTarget> fileTarget(const QString &path, FileTarget::Access access,
                                       std::function<bool()> /*cancelled*/)
{
    return std::make_unique<PlainTarget>(path, access);
}

} // namespace storedesk::base::plain
