// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"

#include <QIODevice>

namespace storedesk::cli {

// Standard output for large texts. A slow reader does not prevent cancellation, and a closed pipe
// ends the writing. Control sequences are escaped on a terminal; a pipe or a file receives every
// byte.
class StandardOutput final : public QIODevice
{
public:
    explicit StandardOutput(const base::Progress &progress);
    ~StandardOutput() override;
    Q_DISABLE_COPY_MOVE(StandardOutput)

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool readerIsGone() const { return m_readerIsGone; }

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool writeAll(QByteArrayView bytes);

    const base::Progress &m_progress;
    bool m_terminal = false;
    // The same pipe opened again in non-blocking mode.
    int m_pipe = -1;
    bool m_readerIsGone = false;
};

} // namespace storedesk::cli
