// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "nativefile.h"

#ifdef Q_OS_LINUX

#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace storedesk::base::native {

using namespace Qt::StringLiterals;

static FileIdentity identityIn(const struct stat &status)
{
    return {.size = status.st_size,
            .modified = status.st_mtim.tv_sec * Q_INT64_C(1'000'000'000) + status.st_mtim.tv_nsec,
            .device = status.st_dev,
            .node = status.st_ino};
}

namespace {

class NativeFile final : public OpenFile
{
public:
    explicit NativeFile(int descriptor)
        : m_descriptor(descriptor)
    { }
    ~NativeFile() override;
    Q_DISABLE_COPY_MOVE(NativeFile)

    [[nodiscard]] tl::expected<qint64, QString> readAt(qint64 offset,
                                                       std::span<char> room) const override;
    [[nodiscard]] tl::expected<void, QString> append(QByteArrayView bytes) override;
    [[nodiscard]] FileIdentity identity() const override;
    [[nodiscard]] std::optional<qint64> freeSpace() const override;
    [[nodiscard]] tl::expected<const char *, QString> map(qint64 size) override;
    void releasePages() override;

private:
    int m_descriptor;
    void *m_mapped = nullptr;
    std::size_t m_mappedSize = 0;
};

NativeFile::~NativeFile()
{
    if (m_mapped)
        ::munmap(m_mapped, m_mappedSize);
    ::close(m_descriptor);
}

tl::expected<qint64, QString> NativeFile::readAt(qint64 offset, std::span<char> room) const
{
    for (;;) {
        const auto count = ::pread(m_descriptor, room.data(), room.size(), offset);
        if (count >= 0)
            return count;
        if (errno != EINTR)
            return tl::unexpected(qt_error_string(errno));
    }
}

tl::expected<void, QString> NativeFile::append(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const auto count =
            ::write(m_descriptor, bytes.data() + at, static_cast<std::size_t>(bytes.size() - at));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return tl::unexpected(qt_error_string(count < 0 ? errno : ENOSPC));
        at += count;
    }
    return {};
}

FileIdentity NativeFile::identity() const
{
    struct stat status = {};
    return ::fstat(m_descriptor, &status) == 0 ? identityIn(status) : FileIdentity();
}

std::optional<qint64> NativeFile::freeSpace() const
{
    struct statvfs disk = {};
    if (::fstatvfs(m_descriptor, &disk) != 0)
        return std::nullopt;
    return static_cast<qint64>(disk.f_bavail) * static_cast<qint64>(disk.f_frsize);
}

tl::expected<const char *, QString> NativeFile::map(qint64 size)
{
    auto *const mapped =
        ::mmap(nullptr, static_cast<std::size_t>(size), PROT_READ, MAP_SHARED, m_descriptor, 0);
    if (mapped == MAP_FAILED)
        return tl::unexpected(qt_error_string(errno));
    m_mapped = mapped;
    m_mappedSize = static_cast<std::size_t>(size);
    return static_cast<const char *>(mapped);
}

void NativeFile::releasePages()
{
    if (m_mapped)
        ::madvise(m_mapped, m_mappedSize, MADV_DONTNEED);
}

} // namespace

tl::expected<std::unique_ptr<OpenFile>, OpenFailure> openForReading(const QString &path)
{
    // Non-blocking, because opening a pipe would wait for a writer before it can be rejected.
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return tl::unexpected(OpenFailure{.kind = errno == ENOENT ? OpenFailure::Kind::Missing
                                                                  : OpenFailure::Kind::Other,
                                          .reason = qt_error_string(errno)});
    auto file = std::make_unique<NativeFile>(descriptor);
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return tl::unexpected(OpenFailure{.kind = OpenFailure::Kind::NotAFile});
    return file;
}

tl::expected<std::unique_ptr<OpenFile>, QString> temporaryFile(const QString &folder)
{
    const int unnamed = ::open(QFile::encodeName(folder).constData(),
                               O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (unnamed >= 0)
        return std::make_unique<NativeFile>(unnamed);
    // Not every file system supports O_TMPFILE. On other file systems, the file gets a name that is
    // removed immediately.
    auto name = QFile::encodeName(QDir(folder).filePath(u"table-XXXXXX"_s));
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named < 0)
        return tl::unexpected(qt_error_string(errno));
    ::unlink(name.constData());
    return std::make_unique<NativeFile>(named);
}

std::unique_ptr<OpenFile> memoryFile()
{
    const int descriptor = ::memfd_create("table", MFD_CLOEXEC);
    return descriptor < 0 ? nullptr : std::make_unique<NativeFile>(descriptor);
}

std::unique_ptr<OpenFile> redirectedInput()
{
    struct stat status = {};
    if (::fstat(STDIN_FILENO, &status) != 0 || !S_ISREG(status.st_mode)
        || ::lseek(STDIN_FILENO, 0, SEEK_CUR) != 0)
        return nullptr;
    const int descriptor = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
    return descriptor < 0 ? nullptr : std::make_unique<NativeFile>(descriptor);
}

std::optional<FileIdentity> identityOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return identityIn(status);
}

} // namespace storedesk::base::native

#endif
