// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/progress.h"
#include "table/tablefile.h"

#include <QIODevice>

namespace storedesk::table {

// A table of our own: written once from the beginning to the end, then read like any other. A small
// one stays in memory. A larger one lies in the private folder without a name, so that nothing is
// left of it however the program ends.
class Spool final : public QIODevice
{
public:
    explicit Spool(QString folder);
    ~Spool() override;
    Q_DISABLE_COPY_MOVE(Spool)

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool failed() const { return m_failed; } // errorString() says why
    // What was written, under a name for people. A problem when not all of it found room.
    [[nodiscard]] base::Result<std::shared_ptr<const TableFile>> finish(const QString &name);

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool flush();
    [[nodiscard]] bool moveToDisk();
    [[nodiscard]] bool hasRoom();
    bool fail(int error);

    QString m_folder;
    int m_descriptor;
    QByteArray m_block; // not written yet
    qint64 m_written = 0;
    qint64 m_checkedAt = 0; // bytes written when the room on the disk was looked at
    bool m_onDisk = false;
    bool m_failed = false;
};

// All that comes from a device, until the progress is cancelled. What the device itself has to say
// about its end is to be asked there.
[[nodiscard]] base::Result<std::shared_ptr<const TableFile>>
spool(QIODevice &from, const QString &name, const QString &folder, Progress &progress);

} // namespace storedesk::table
