// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formfocus.h"

class QVBoxLayout;

namespace storedesk::ui {
class Button;
class Notice;
class PageHead;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::create {

struct CreateTexts;

// The widgets of a create form, from head to foot. Owned by the page.
struct CreateParts
{
    CreateParts(const CreateTexts &words, const Theme &theme, QWidget *page);

    PageHead *head;
    // Initially hidden.
    Notice *notice;
    // Part of the notice; initially hidden.
    Button *candidates;
    QWidget *form;
    // Layout of the form.
    QVBoxLayout *body;
    CreateFoot *foot;
    FormFocus focus;
};

} // namespace storedesk::ui::create
