// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// What is being typed into a cell of a table becomes its value: before anything is made of it.
void finishEditing(const QWidget &page);

} // namespace storedesk::ui
