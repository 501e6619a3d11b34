// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "csv/blockfile.h"

#include <QIODevice>

namespace storedesk::csv {

// A temporary table that is written once from start to end and then read like any other. Small
// tables stay in memory. Larger ones are stored in the private folder without a name, so that
// nothing is left behind even if the program crashes.
class Spool final : public QIODevice
{
public:
    explicit Spool(QString folder);
    ~Spool() override = default;
    Q_DISABLE_COPY_MOVE(Spool)

    [[nodiscard]] bool isSequential() const override { return true; }
    // Returns whether an error occurred. If so, errorString() describes it.
    [[nodiscard]] bool failed() const { return m_failed; }
    // Returns the written file with a display name. Fails if there was not enough space.
    [[nodiscard]] base::Result<std::shared_ptr<const BlockFile>> finish(const QString &name);

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool flush();
    [[nodiscard]] bool moveToDisk();
    [[nodiscard]] bool hasRoom();
    bool fail(const QString &reason);

    QString m_folder;
    std::unique_ptr<base::OpenFile> m_file;
    // Bytes that have not been written yet.
    QByteArray m_block;
    qint64 m_written = 0;
    // Number of bytes that had been written when the free disk space was last checked.
    qint64 m_checkedAt = 0;
    bool m_onDisk = false;
    bool m_failed = false;
};

// Reads a device to its end, or until the progress is cancelled. The caller has to check the device
// for errors.
[[nodiscard]] base::Result<std::shared_ptr<const BlockFile>>
spool(QIODevice &from, const QString &name, const QString &folder, base::Progress &progress);

} // namespace storedesk::csv
