// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/standardoutput.h"

#include "app/cli/terminal/output.h"
#include "app/cli/terminal/visible.h"

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::cli {

// Milliseconds between checks for cancellation.
static constexpr int pollAgain = 100;

StandardOutput::StandardOutput(const base::Progress &progress)
    : m_progress(progress)
    , m_terminal(isatty(STDOUT_FILENO) != 0)
{
    struct stat status = {};
    if (fstat(STDOUT_FILENO, &status) == 0 && S_ISFIFO(status.st_mode))
        m_pipe = ::open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    QIODevice::open(WriteOnly | Unbuffered);
}

StandardOutput::~StandardOutput()
{
    if (m_pipe >= 0)
        ::close(m_pipe);
}

qint64 StandardOutput::readData(char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

qint64 StandardOutput::writeData(const char *bytes, qint64 size)
{
    // Each write contains whole rows, so no character is split at the end.
    const QByteArrayView text(bytes, size);
    const auto shown = m_terminal ? visible(text) : QByteArray();
    return writeAll(m_terminal ? QByteArrayView(shown) : text) ? size : -1;
}

bool StandardOutput::writeAll(QByteArrayView bytes)
{
    const int descriptor = m_pipe >= 0 ? m_pipe : STDOUT_FILENO;
    for (qsizetype done = 0; done < bytes.size();) {
        pollfd waiting{.fd = descriptor, .events = POLLOUT, .revents = 0};
        const bool ready = ::poll(&waiting, 1, pollAgain) > 0;
        if (m_progress.cancelled())
            return false;
        if (!ready)
            continue;
        const auto count =
            ::write(descriptor, bytes.data() + done, static_cast<size_t>(bytes.size() - done));
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0) {
            m_readerIsGone = errno == EPIPE;
            setErrorString(qt_error_string(errno));
            noteOutputError(errno);
            return false;
        }
        done += count;
    }
    return true;
}

} // namespace storedesk::cli
