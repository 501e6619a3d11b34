// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QScrollArea;
class QWidget;

namespace storedesk::ui {

// The content in an area that scrolls up and down when there is too little room for it. The area
// draws nothing and takes no focus: what it holds does.
[[nodiscard]] QScrollArea *scrolled(QWidget *content);

} // namespace storedesk::ui
