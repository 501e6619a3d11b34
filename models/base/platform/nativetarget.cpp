// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "nativetarget.h"

#ifdef Q_OS_LINUX

#include "base/platform/diskfile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base::native {

using namespace std::chrono_literals;

static constexpr mode_t ownerMayWrite = S_IRUSR | S_IWUSR;
static constexpr mode_t permissionBits = S_IRWXU | S_IRWXG | S_IRWXO;
static constexpr auto pipePatience = 10s;
static constexpr auto pollInterval = 50ms;

namespace {

QByteArray linkTarget(const QByteArray &path)
{
    std::array<char, 4096> target{};
    const auto length = ::readlink(path.constData(), target.data(), target.size());
    return length > 0 ? QByteArray(target.data(), length) : QByteArray();
}

QByteArray folderOf(const QByteArray &path)
{
    return path.left(path.lastIndexOf('/') + 1);
}

// Returns the number in /dev/fd/N, /proc/self/fd/N and in links to them, such as /dev/stdout. These
// must be written through the open descriptor: opening the path again would start over at the
// beginning.
std::optional<int> descriptorIn(const QByteArray &path)
{
    for (const auto *const folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (!path.startsWith(folder))
            continue;
        bool isNumber = false;
        const int number = path.mid(qstrlen(folder)).toInt(&isNumber);
        if (isNumber)
            return number;
    }
    return std::nullopt;
}

// Also follows symbolic links whose final target does not exist yet.
QByteArray resolved(const QString &path)
{
    static constexpr int mostLinks = 40;
    auto result = QFile::encodeName(QFileInfo(path).absoluteFilePath());
    for (int links = 0; links < mostLinks && !descriptorIn(result); ++links) {
        const auto target = linkTarget(result);
        if (target.isEmpty())
            break;
        result = target.startsWith('/') ? target : folderOf(result) + target;
    }
    return result;
}

QByteArray temporaryName()
{
    const auto number = QRandomGenerator::system()->generate64();
    return ".storedesk-" + QByteArray::number(number, 36);
}

// The new file has no name until commit(), so nothing is left behind when the program is killed.
class NativeTarget final : public FileTarget
{
public:
    NativeTarget(const QString &path, Access access, std::function<bool()> cancelled);
    ~NativeTarget() override { discard(); }
    Q_DISABLE_COPY_MOVE(NativeTarget)

    [[nodiscard]] bool open() override;
    [[nodiscard]] bool write(QByteArrayView bytes) override;
    [[nodiscard]] bool writeAt(qint64 at, QByteArrayView bytes) override;
    [[nodiscard]] bool commit(Durability durability) override;
    [[nodiscard]] QString errorString() const override { return m_error; }

private:
    [[nodiscard]] bool openDirectly();
    [[nodiscard]] bool openInFolder();
    [[nodiscard]] bool openNew();
    [[nodiscard]] bool copyAccess(int previous);
    [[nodiscard]] bool waitForReader();
    [[nodiscard]] bool finishDirectly();
    [[nodiscard]] bool replace(Durability durability);
    void discard();
    bool fail();

    QByteArray m_path;
    Access m_access;
    std::function<bool()> m_cancelled;
    // The folder of the file and the file's name in it. Not used for a device.
    int m_folder = -1;
    QByteArray m_name;
    // The temporary name of the new file until it replaces the previous one; empty if it has none.
    QByteArray m_temporaryName;
    int m_descriptor = -1;
    bool m_direct = false;
    QString m_error;
    // Guards the error while several threads write.
    std::mutex m_errorMutex;
};

NativeTarget::NativeTarget(const QString &path, Access access, std::function<bool()> cancelled)
    : m_path(resolved(path))
    , m_access(access)
    , m_cancelled(std::move(cancelled))
{ }

bool NativeTarget::open()
{
    struct stat there = {};
    const bool exists = ::stat(m_path.constData(), &there) == 0;
    if (!exists && errno != ENOENT && !descriptorIn(m_path))
        return fail();
    if (exists && S_ISDIR(there.st_mode)) {
        errno = EISDIR;
        return fail();
    }
    m_direct = descriptorIn(m_path).has_value() || (exists && !S_ISREG(there.st_mode));
    return m_direct ? openDirectly() : openInFolder();
}

bool NativeTarget::openDirectly()
{
    if (const auto number = descriptorIn(m_path)) {
        m_descriptor = ::fcntl(*number, F_DUPFD_CLOEXEC, 0);
        return m_descriptor >= 0 || fail();
    }
    // Opening a named pipe without a reader would block forever.
    const QDeadlineTimer deadline(pipePatience);
    for (;;) {
        m_descriptor = ::open(m_path.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
        if (m_descriptor >= 0)
            return true;
        const bool noReader = errno == ENXIO;
        if (errno != EINTR && !noReader)
            return fail();
        if (deadline.hasExpired()) {
            m_error =
                QCoreApplication::translate("NewFile", "No program is reading from this pipe.");
            return false;
        }
        if (m_cancelled && m_cancelled()) {
            errno = ECANCELED;
            return fail();
        }
        std::this_thread::sleep_for(pollInterval);
    }
}

bool NativeTarget::openInFolder()
{
    const auto folder = folderOf(m_path);
    m_name = m_path.mid(folder.size());
    m_folder = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (m_folder < 0)
        return fail();
    const int previous = m_access == Access::AsBefore
        ? ::openat(m_folder, m_name.constData(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        : -1;
    // A file that the user may not write must not be replaced either.
    if (m_access == Access::AsBefore && previous < 0 && errno != ENOENT)
        return fail();
    const bool opened = openNew() && (previous < 0 || copyAccess(previous));
    if (previous >= 0)
        ::close(previous);
    return opened;
}

bool NativeTarget::openNew()
{
    m_descriptor = ::openat(m_folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, ownerMayWrite);
    if (m_descriptor >= 0)
        return true;
    // Not every file system supports files without a name.
    m_temporaryName = temporaryName();
    m_descriptor = ::openat(m_folder, m_temporaryName.constData(),
                            O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, ownerMayWrite);
    if (m_descriptor >= 0)
        return true;
    fail();
    m_temporaryName.clear();
    return false;
}

bool NativeTarget::copyAccess(int previous)
{
    struct stat old = {};
    struct stat own = {};
    if (::fstat(previous, &old) != 0 || ::fstat(m_descriptor, &own) != 0)
        return fail();
    auto mode = old.st_mode & permissionBits;
    // Group permissions are copied only together with the group.
    if (old.st_gid != own.st_gid && ::fchown(m_descriptor, static_cast<uid_t>(-1), old.st_gid) != 0)
        mode &= ~static_cast<mode_t>(S_IRWXG);
    return ::fchmod(m_descriptor, mode) == 0 || fail();
}

bool NativeTarget::write(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const auto count =
            ::write(m_descriptor, bytes.data() + at, static_cast<size_t>(bytes.size() - at));
        if (count > 0) {
            at += count;
            continue;
        }
        if (count == 0)
            errno = ENOSPC;
        else if (errno == EINTR || (errno == EAGAIN && waitForReader()))
            continue;
        return fail();
    }
    return true;
}

bool NativeTarget::waitForReader()
{
    if (m_cancelled && m_cancelled()) {
        errno = ECANCELED;
        return false;
    }
    pollfd waiting{.fd = m_descriptor, .events = POLLOUT, .revents = 0};
    ::poll(&waiting, 1, static_cast<int>(std::chrono::milliseconds(pollInterval).count()));
    return true;
}

bool NativeTarget::writeAt(qint64 at, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const auto count = ::pwrite(m_descriptor, bytes.data(), size_t(bytes.size()), at);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const int error = count < 0 ? errno : ENOSPC;
            const std::lock_guard lock(m_errorMutex);
            errno = error;
            return fail();
        }
        at += count;
        bytes = bytes.sliced(count);
    }
    return true;
}

bool NativeTarget::commit(Durability durability)
{
    if (durability == Durability::Synchronised && !synchronise(m_descriptor))
        return fail();
    if (!(m_direct ? finishDirectly() : replace(durability)))
        return false;
    discard();
    return true;
}

bool NativeTarget::finishDirectly()
{
    return ::close(std::exchange(m_descriptor, -1)) == 0 || errno == EINTR || fail();
}

bool NativeTarget::replace(Durability durability)
{
    if (m_temporaryName.isEmpty()) {
        // A file without a name cannot replace another, so it gets a temporary name.
        const auto name = temporaryName();
        const auto own = "/proc/self/fd/" + QByteArray::number(m_descriptor);
        if (::linkat(AT_FDCWD, own.constData(), m_folder, name.constData(), AT_SYMLINK_FOLLOW) != 0)
            return fail();
        m_temporaryName = name;
    }
    if (::renameat(m_folder, m_temporaryName.constData(), m_folder, m_name.constData()) != 0)
        return fail();
    m_temporaryName.clear();
    // Without this the replacement may be lost in a power cut, although the data is on the disk.
    return durability == Durability::Disposable || synchronise(m_folder) || fail();
}

void NativeTarget::discard()
{
    if (!m_temporaryName.isEmpty())
        ::unlinkat(m_folder, std::exchange(m_temporaryName, {}).constData(), 0);
    for (int *descriptor : {&m_descriptor, &m_folder}) {
        if (*descriptor >= 0)
            ::close(std::exchange(*descriptor, -1));
    }
}

bool NativeTarget::fail()
{
    m_error = qt_error_string(errno);
    return false;
}

} // namespace

std::unique_ptr<FileTarget> fileTarget(const QString &path, FileTarget::Access access,
                                       std::function<bool()> cancelled)
{
    return std::make_unique<NativeTarget>(path, access, std::move(cancelled));
}

} // namespace storedesk::base::native

#endif
