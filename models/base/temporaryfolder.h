// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <memory>

namespace storedesk::base {

class PathLock;

// A private folder for the temporary files of this run, removed with the object. Folders of runs
// that were killed are removed by the next run; those of active runs are not touched.
class TemporaryFolder final
{
public:
    // Creates a folder below the parent, which is created if missing and cleared of leftovers from
    // ended runs.
    [[nodiscard]] static Result<std::unique_ptr<TemporaryFolder>> make(const QString &parent);
    ~TemporaryFolder();
    Q_DISABLE_COPY_MOVE(TemporaryFolder)

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    TemporaryFolder(QString path, std::unique_ptr<PathLock> lock);

    QString m_path;
    // Held while the program runs; a crash releases it.
    std::unique_ptr<PathLock> m_lock;
};

} // namespace storedesk::base
