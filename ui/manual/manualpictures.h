// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QTextBrowser;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::manual {

// Shows the pictures of a chapter as wide as the text is at most, light or dark as the window is.
// Chapters name the light ones.
void showPictures(QTextBrowser &text, const Theme &theme);

} // namespace storedesk::ui::manual
