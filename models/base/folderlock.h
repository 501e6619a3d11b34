// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <memory>

class QLockFile;

namespace storedesk::base {

// As long as this lives no other process works in the folder. A lock left behind by a process that
// died is taken over.
class FolderLock final
{
public:
    [[nodiscard]] static Result<std::unique_ptr<FolderLock>> take(const QString &folder);
    ~FolderLock();
    Q_DISABLE_COPY_MOVE(FolderLock)

private:
    explicit FolderLock(std::unique_ptr<QLockFile> file);

    std::unique_ptr<QLockFile> m_file;
};

} // namespace storedesk::base
