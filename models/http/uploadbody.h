// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/oneshotbody.h"
#include "http/request.h"

#include <QDateTime>
#include <QFile>

#include <memory>
#include <optional>

namespace storedesk::http {

// The multipart body of an import: text fields, then the file. Frames the parts itself, knows its
// length in advance and holds one block of the file at a time, however large the file is. If the
// file on disk changes during the upload, reading fails before the last byte: the service receives
// a body that is too short and refuses it. problem() and errorString() give the reason.
class UploadBody final : public OneShotBody
{
    Q_OBJECT

public:
    [[nodiscard]] static base::Result<std::unique_ptr<UploadBody>> open(const ImportForm &form);
    ~UploadBody() override;

    // Includes the boundary.
    [[nodiscard]] QByteArray contentType() const;
    [[nodiscard]] std::optional<base::Problem> problem() const override;

protected:
    qint64 readBody(char *out, qint64 max) override;

private:
    struct Frame
    {
        QByteArray boundary;
        QByteArray prefix;
        QByteArray suffix;
    };

    UploadBody(Frame frame, std::unique_ptr<QFile> file);

    [[nodiscard]] static Frame frameOf(const ImportForm &form, const QByteArray &boundary);
    [[nodiscard]] QByteArrayView ready();
    [[nodiscard]] bool readBlock();
    [[nodiscard]] bool fileIsTheSame();
    void fail(const QString &why);

    Frame m_frame;
    std::unique_ptr<QFile> m_file;
    qint64 m_fileSize;
    QDateTime m_fileChanged;
    // Current block of the file.
    QByteArray m_block;
    // Offset of the next block in the file.
    qint64 m_blockEnd = 0;
    // Position in the whole body.
    qint64 m_position = 0;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::http
