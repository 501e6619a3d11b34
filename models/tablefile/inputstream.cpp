// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "inputstream.h"

#include "csv/spool.h"
#include "csv/tablerefusal.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::tablefile {

// Milliseconds between checks for cancellation.
static constexpr int pollAgain = 100;
static constexpr qsizetype streamBlock = 256 * 1024;

using File = base::Result<std::shared_ptr<const csv::BlockFile>>;

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
                "InputStream", "Check the program that produces the input and try again.")};
}

// Reads only after poll() reports data, because a blocking read could not be cancelled.
static File spooled(int descriptor, const QString &name, const QString &folder,
                    base::Progress &progress)
{
    csv::Spool spool(folder);
    QByteArray block(streamBlock, Qt::Uninitialized);
    while (!progress.cancelled()) {
        pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
        const int ready = ::poll(&waiting, 1, pollAgain);
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
            return tl::unexpected(csv::noRoom(spool.errorString()));
        progress.add(count);
    }
    return spool.finish(name);
}

File readStandardInput(const QString &temporaryFolder, base::Progress &progress)
{
    const auto name = QCoreApplication::translate("InputStream", "standard input");
    struct stat status = {};
    if (fstat(STDIN_FILENO, &status) != 0)
        return tl::unexpected(notRead(name, qt_error_string(errno)));
    if (S_ISREG(status.st_mode) && ::lseek(STDIN_FILENO, 0, SEEK_CUR) == 0) {
        const int file = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
        if (file >= 0)
            return csv::BlockFile::temporary(file, name);
    }
    return spooled(STDIN_FILENO, name, temporaryFolder, progress);
}

bool isPipe(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 && S_ISFIFO(status.st_mode);
}

File readPipe(const QString &path, const QString &temporaryFolder, base::Progress &progress)
{
    // Opened without waiting for a writer.
    const Descriptor pipe(
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (pipe.number() < 0)
        return tl::unexpected(notRead(path, qt_error_string(errno)));
    return spooled(pipe.number(), path, temporaryFolder, progress);
}

} // namespace storedesk::tablefile
