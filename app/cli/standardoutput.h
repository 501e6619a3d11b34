// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/progress.h"

#include <QIODevice>

namespace storedesk::cli {

// Standard output for much text at once. A reader that takes its time does not keep us from being
// cancelled, and one that has gone away ends the writing. A terminal gets nothing that it would
// obey; a pipe or a file gets every byte.
class StandardOutput final : public QIODevice
{
public:
    explicit StandardOutput(const table::Progress &progress);
    ~StandardOutput() override;
    Q_DISABLE_COPY_MOVE(StandardOutput)

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool readerIsGone() const { return m_readerIsGone; }

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool writeAll(QByteArrayView bytes);

    const table::Progress &m_progress;
    bool m_terminal = false;
    int m_pipe = -1; // the same pipe once more, opened so that writing never waits
    bool m_readerIsGone = false;
};

} // namespace storedesk::cli
