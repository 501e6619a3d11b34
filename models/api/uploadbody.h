// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QFile>
#include <QIODevice>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace storedesk::api {

// What a multipart body is made of: texts first, then one file that is read from disk while it is
// sent.
struct UploadParts
{
    std::vector<std::pair<QString, QString>> texts = {}; // name and value, in this order
    QString fileField = {};
    QString filePath = {};
    QString fileName = {}; // as the service is told; empty is the name on disk
    QByteArray fileType = "application/octet-stream";
};

// A multipart body that can be read exactly once, so that the network layer cannot send it again by
// itself. It frames the parts itself, knows its length from the start and holds one block of the
// file at a time, however large the file is.
//
// When the file on disk is not the same at the end as it was at the beginning, reading fails before
// the last byte: the service sees a body that is too short and refuses it, and problem() says why.
class UploadBody final : public QIODevice
{
    Q_OBJECT

public:
    [[nodiscard]] static base::Result<std::unique_ptr<UploadBody>> open(const UploadParts &parts);
    ~UploadBody() override;

    [[nodiscard]] QByteArray contentType() const; // with the boundary
    [[nodiscard]] qint64 length() const; // for Content-Length
    [[nodiscard]] std::optional<base::Problem> problem() const;

    [[nodiscard]] bool isSequential() const override;
    [[nodiscard]] bool atEnd() const override;
    [[nodiscard]] qint64 bytesAvailable() const override;
    bool reset() override;

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 maxSize) override;

private:
    UploadBody(const UploadParts &parts, const QByteArray &boundary);

    [[nodiscard]] bool start();
    [[nodiscard]] QByteArrayView ready();
    [[nodiscard]] bool readBlock();
    [[nodiscard]] bool fileIsTheSame();
    void fail(const QString &why);

    QByteArray m_boundary;
    QByteArray m_prefix;
    QByteArray m_suffix;
    QByteArray m_block; // of the file
    qint64 m_blockEnd = 0; // where in the file the next block starts
    QFile m_file;
    QDateTime m_fileChanged;
    qint64 m_fileSize = 0;
    qint64 m_position = 0; // in the whole body
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::api
