// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/makeeditor.h"

#include "catalogue/key.h"
#include "ui/forms/choiceeditor.h"
#include "ui/forms/choiceseditor.h"
#include "ui/forms/datetimeeditor.h"
#include "ui/forms/longeditor.h"
#include "ui/forms/valueeditors.h"

namespace storedesk::ui::forms {

using catalogue::Type;

// Descriptions are paragraphs; other texts without a limit are short.
static bool isLong(const catalogue::FieldRule &rule)
{
    constexpr int oneLine = 300;
    return rule.key == catalogue::key::description || rule.maxLength > oneLine;
}

FieldEditor *makeEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
{
    switch (rule.type) {
    case Type::Text:
        if (isLong(rule))
            return new LongEditor(rule, LongEditor::Form::Text, theme, parent);
        return new LineEditor(rule, theme, parent);
    case Type::Phone:
        return new PhoneEditor(rule, theme, parent);
    case Type::Colour:
        return new ColourEditor(rule, theme, parent);
    case Type::Integer:
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        return new NumberEditor(rule, theme, parent);
    case Type::Moment:
    case Type::Day:
    case Type::Date:
        return new DateTimeEditor(rule, theme, parent);
    case Type::Boolean:
    case Type::Choice:
        return new ChoiceEditor(rule, theme, parent);
    case Type::Choices:
        return new ChoicesEditor(rule, theme, parent);
    case Type::Texts:
        return new LongEditor(rule, LongEditor::Form::List, theme, parent);
    case Type::Object:
    case Type::Objects:
    case Type::Any:
        return new LongEditor(rule, LongEditor::Form::Json, theme, parent);
    case Type::Email:
    case Type::Url:
    case Type::ObjectId:
    case Type::Address:
    case Type::Pointer:
    case Type::Identifier:
    case Type::PhonePrefix:
    case Type::File:
        break;
    }
    return new WordEditor(rule, theme, parent);
}

} // namespace storedesk::ui::forms
