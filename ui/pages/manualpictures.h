// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QTextBrowser;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::pages {

// Scales the pictures of a chapter to at most the width of the text, and uses the dark variants in
// dark mode. Chapters name the light variants.
void showPictures(QTextBrowser &text, const Theme &theme);

} // namespace storedesk::ui::pages
