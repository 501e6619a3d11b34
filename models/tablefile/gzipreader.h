// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/gunzip.h"
#include "csv/blockfile.h"
#include "tablefile/unpacklimits.h"

#include <QIODevice>

#include <optional>

namespace storedesk::tablefile {

// Decompresses a gzip file as a stream. Like gzip itself, treats concatenated members as one file.
// Verifies the checksums.
class GzipReader final : public QIODevice
{
public:
    explicit GzipReader(std::shared_ptr<const csv::BlockFile> file,
                        const UnpackLimits &limits = {});
    Q_DISABLE_COPY_MOVE(GzipReader)

    [[nodiscard]] static bool isPacked(QByteArrayView begin);

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool atEnd() const override { return m_ended; }
    // The reason the stream stopped, which is damage or a limit.
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    // Returns false at the end of the file.
    [[nodiscard]] bool fill();
    // Looks for another member after the end of the current one.
    void skipPadding();
    qint64 stop(const QString &why);

    std::shared_ptr<const csv::BlockFile> m_file;
    UnpackBudget m_budget;
    base::Gunzip m_gunzip;
    QByteArray m_block;
    // The position in the file.
    qint64 m_at = 0;
    bool m_ended = false;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::tablefile
