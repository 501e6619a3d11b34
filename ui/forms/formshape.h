// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "ui/forms/fieldeditor.h"

#include <functional>

namespace storedesk::ui::forms {

struct FormGroup
{
    QString title; // empty: no heading
    QStringList keys;
};

// How a form is laid out. Groups stand side by side where there is room.
struct FormShape
{
    Labels labels = Labels::Above;
    QList<FormGroup> groups = {}; // fields that no group names come last
    QString rest = {}; // the heading of those
    QStringList without = {}; // keys that the form leaves out
    // An editor of the caller's own, for example of a list of objects; null: the usual one.
    std::function<FieldEditor *(const catalogue::FieldRule &rule, QWidget *parent)> make = {};
};

// All fields of a set in the groups of a form, in order, also those that it does not edit.
[[nodiscard]] QList<FormGroup> groupsOf(const catalogue::FieldSet &fields, const FormShape &shape);
// Whether the field has an editor of its own in a form of this set.
[[nodiscard]] bool isEdited(const catalogue::FieldRule &rule, const catalogue::FieldSet &fields);

} // namespace storedesk::ui::forms
