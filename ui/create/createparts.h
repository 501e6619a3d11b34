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

struct CreateWords;

// The widgets of a form that makes something, from the head to the foot. They belong to the page.
struct CreateParts
{
    CreateParts(const CreateWords &words, const Theme &theme, QWidget *page);

    PageHead *head;
    Notice *notice; // hidden
    Button *candidates; // in the notice, hidden
    QWidget *form;
    QVBoxLayout *body; // of the form
    CreateFoot *foot;
    FormFocus focus;
};

} // namespace storedesk::ui::create
