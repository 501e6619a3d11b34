// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "csv/blockfile.h"

#include <QIODevice>

namespace storedesk::csv {

// A sequential device for a table file.
class TableDevice final : public QIODevice
{
public:
    // If a progress is given, it is updated with the number of bytes read, and cancelling it ends
    // the device early.
    explicit TableDevice(std::shared_ptr<const BlockFile> file, qint64 begin = 0,
                         base::Progress *progress = nullptr);

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool atEnd() const override { return m_at >= m_file->size(); }
    [[nodiscard]] qint64 size() const override { return m_file->size(); }

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    std::shared_ptr<const BlockFile> m_file;
    qint64 m_at;
    base::Progress *m_progress;
};

} // namespace storedesk::csv
