// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "inputstream.h"

#include "table/spool.h"
#include "table/tablerefusal.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::table {

// Milliseconds between checks for cancellation.
static constexpr int lookAgain = 100;
static constexpr qsizetype streamBlock = 256 * 1024;

using File = base::Result<std::shared_ptr<const TableFile>>;

namespace {
class Descriptor final
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    { }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Q_DISABLE_COPY_MOVE(Descriptor)
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};
} // namespace

static base::Problem notRead(const QString &name, const QString &why)
{
    return {.what = QCoreApplication::translate("InputStream", "%1 cannot be read.").arg(name),
            .why = why,
            .next = QCoreApplication::translate(
                "InputStream", "Check the program that produces it and try again.")};
}

// Reads only after poll() reports data, because a blocking read could not be cancelled.
static File spooled(int descriptor, const QString &name, const QString &folder, Progress &progress)
{
    Spool spool(folder);
    QByteArray block(streamBlock, Qt::Uninitialized);
    while (!progress.cancelled()) {
        pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
        const int ready = ::poll(&waiting, 1, lookAgain);
        if (ready == 0 || (ready < 0 && errno == EINTR))
            continue;
        const auto count = ::read(descriptor, block.data(), static_cast<size_t>(block.size()));
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0)
            return tl::unexpected(notRead(name, qt_error_string(errno)));
        if (count == 0)
            break;
        if (spool.write(block.constData(), count) != count)
            return tl::unexpected(noRoom(spool.errorString()));
        progress.add(count);
    }
    return spool.finish(name);
}

File readStandardInput(const QString &temporaryFolder, Progress &progress)
{
    const auto name = QCoreApplication::translate("InputStream", "standard input");
    struct stat status = {};
    if (fstat(STDIN_FILENO, &status) != 0)
        return tl::unexpected(notRead(name, qt_error_string(errno)));
    if (S_ISREG(status.st_mode) && ::lseek(STDIN_FILENO, 0, SEEK_CUR) == 0) {
        const int file = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
        if (file >= 0)
            return TableFile::temporary(file, name);
    }
    return spooled(STDIN_FILENO, name, temporaryFolder, progress);
}

bool isPipe(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 && S_ISFIFO(status.st_mode);
}

File readPipe(const QString &path, const QString &temporaryFolder, Progress &progress)
{
    // Opened without waiting for a writer.
    const Descriptor pipe(
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (pipe.number() < 0)
        return tl::unexpected(notRead(path, qt_error_string(errno)));
    return spooled(pipe.number(), path, temporaryFolder, progress);
}

} // namespace storedesk::table
