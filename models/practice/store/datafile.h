// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "base/result.h"

#include <memory>

namespace storedesk::practice {

// A store's data file with an exclusive lock, because two services would both run the imports
// waiting in it. The lock is released when this object is destroyed or the process ends.
class DataFile final
{
public:
    // Refuses a file that is locked or that is not a database. Such files are not changed.
    [[nodiscard]] static base::Result<std::unique_ptr<DataFile>> claim(const QString &name);
    ~DataFile();
    Q_DISABLE_COPY_MOVE(DataFile)

    // The canonical path, so that files next to it are also found through a link.
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    DataFile(QString path, std::unique_ptr<base::FileLock> lock);

    QString m_path;
    std::unique_ptr<base::FileLock> m_lock;
};

} // namespace storedesk::practice
