// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/oneshotbody.h"
#include "api/request.h"
#include "base/result.h"

#include <QDateTime>
#include <QFile>

#include <memory>
#include <optional>

namespace storedesk::api {

// The multipart body of an import: the texts, then the file. It frames the parts itself, knows its
// length from the start and holds one block of the file at a time, however large the file is.
//
// When the file on disk is not the same at the end as it was at the beginning, reading fails before
// the last byte: the service sees a body that is too short and refuses it. problem() and
// errorString() say why.
class UploadBody final : public OneShotBody
{
    Q_OBJECT

public:
    [[nodiscard]] static base::Result<std::unique_ptr<UploadBody>> open(const ImportForm &form);
    ~UploadBody() override;

    [[nodiscard]] QByteArray contentType() const; // with the boundary
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
    QByteArray m_block; // of the file
    qint64 m_blockEnd = 0; // where in the file the next block starts
    qint64 m_position = 0; // in the whole body
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::api
