// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui {

class Frame;

// Opens the folder in the desktop's own program. Where there is none, it says where the folder is.
void showFolder(Frame &frame, const QString &folder);

} // namespace storedesk::ui
