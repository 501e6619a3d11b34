// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QFile>

#include <memory>

namespace storedesk::api {

// The file that a download grows in: <name>.storedesk.part beside its place, for nobody else to
// read, until it is whole and gets its name. Two downloads never write into the same one, and the
// .part of another program is left alone.
class DownloadFile final
{
public:
    // The name comes from the service and is made safe.
    DownloadFile(QString folder, const QString &name);
    ~DownloadFile();
    Q_DISABLE_COPY_MOVE(DownloadFile)

    [[nodiscard]] QString name() const; // as it will be called
    [[nodiscard]] QString path() const; // where it will be
    [[nodiscard]] QString partPath() const;

    // Begins with nothing; what an earlier download left is thrown away.
    [[nodiscard]] base::Result<void> open();
    [[nodiscard]] bool isThere() const; // open, and nobody took it away meanwhile
    [[nodiscard]] qint64 size() const;
    [[nodiscard]] base::Result<void> append(QByteArrayView bytes);
    [[nodiscard]] base::Result<void> clear();
    // It is whole: gives it its name. Without permission to replace, a file of that name stays as
    // it is.
    [[nodiscard]] base::Result<void> keep(bool replace);
    // It is not wanted any more.
    void discard();

private:
    [[nodiscard]] base::Result<void> removeLeftover() const;
    [[nodiscard]] tl::unexpected<base::Problem> problem(const QString &why) const;

    QString m_folder;
    QString m_name;
    std::unique_ptr<QFile> m_file;
};

// What came before a download broke, with what is needed to go on. The file stays open and locked,
// so that what is added later follows these bytes and no others. Whoever lets go of it without
// handing it to another download throws the bytes away.
class DownloadPart final
{
public:
    DownloadPart(std::shared_ptr<DownloadFile> file, QByteArray validator);
    ~DownloadPart();
    Q_DISABLE_COPY_MOVE(DownloadPart)

    [[nodiscard]] const QByteArray &validator() const { return m_validator; }
    [[nodiscard]] qint64 size() const;
    [[nodiscard]] std::shared_ptr<DownloadFile> release(); // once; null afterwards

private:
    std::shared_ptr<DownloadFile> m_file;
    QByteArray m_validator;
};

} // namespace storedesk::api
