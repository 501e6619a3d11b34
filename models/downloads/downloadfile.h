// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QFile>

#include <memory>

namespace storedesk::downloads {

// The partial file of a download: <name>.storedesk.part in the target folder, readable only by the
// user, until it is complete and renamed. Two downloads never write to the same file, and .part
// files from other programs are not touched.
class DownloadFile final
{
public:
    // Accepts the name sent by the service and converts it to a safe file name.
    DownloadFile(QString folder, const QString &name);
    ~DownloadFile();
    Q_DISABLE_COPY_MOVE(DownloadFile)

    // Returns the final name.
    [[nodiscard]] QString name() const;
    // Returns the final path.
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString partPath() const;

    // Opens an empty file and discards the leftovers of an earlier download.
    [[nodiscard]] base::Result<void> open();
    // Opens the bytes that an earlier run of the program has left. Returns false if there are none.
    [[nodiscard]] bool reopen();
    // Leaves the bytes for reopen().
    void close() { m_file.reset(); }
    // Returns whether the file is open and was not removed in the meantime.
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] qint64 size() const;
    [[nodiscard]] base::Result<void> append(QByteArrayView bytes);
    [[nodiscard]] base::Result<void> clear();
    // Gives the complete file its final name. Unless replace is set, an existing file with that
    // name is left unchanged.
    [[nodiscard]] base::Result<void> keep(bool replace);
    void discard();

private:
    [[nodiscard]] base::Result<void> removeLeftover() const;
    [[nodiscard]] tl::unexpected<base::Problem> problem(const QString &why) const;

    QString m_folder;
    QString m_name;
    std::unique_ptr<QFile> m_file;
};

// The bytes received before a download failed, with the information needed to resume. The file
// stays open and locked, so that later bytes are appended to exactly these. Destroying the part
// without passing it to another download deletes the bytes.
class DownloadPart final
{
public:
    DownloadPart(std::shared_ptr<DownloadFile> file, QByteArray validator);
    ~DownloadPart();
    Q_DISABLE_COPY_MOVE(DownloadPart)

    // Returns the bytes that leave() has left in this folder, or null.
    [[nodiscard]] static std::shared_ptr<DownloadPart>
    reopen(const QString &folder, const QString &name, const QByteArray &validator);

    [[nodiscard]] const QByteArray &validator() const { return m_validator; }
    [[nodiscard]] qint64 size() const;
    // Can be called once; returns null afterwards.
    [[nodiscard]] std::shared_ptr<DownloadFile> release();
    // Leaves the bytes on the disk, so that the next run of the program can resume from them.
    void leave();

private:
    std::shared_ptr<DownloadFile> m_file;
    QByteArray m_validator;
};

} // namespace storedesk::downloads
