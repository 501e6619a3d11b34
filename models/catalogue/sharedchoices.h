// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/choice.h"
#include "catalogue/field.h"

#include <QCoreApplication>

#include <array>

// Choices shared by more than one resource.
namespace storedesk::catalogue::rows {

using namespace Qt::StringLiterals;

// clang-format off
inline constexpr std::array delimiters{
    Choice{","_L1, QT_TRANSLATE_NOOP("Choices", "Comma")},
    Choice{";"_L1, QT_TRANSLATE_NOOP("Choices", "Semicolon")},
};

inline constexpr std::array origins{
    Choice{catalogue::choice::origin::api, QT_TRANSLATE_NOOP("Choices", "API")},
    Choice{"app"_L1, QT_TRANSLATE_NOOP("Choices", "Application")},
};

// Types of contact fields and of the fields of an event type.
inline constexpr std::array fieldTypes{
    Choice{"text"_L1,     QT_TRANSLATE_NOOP("Choices", "Text")},
    Choice{"email"_L1,    QT_TRANSLATE_NOOP("Choices", "Email")},
    Choice{"phone"_L1,    QT_TRANSLATE_NOOP("Choices", "Phone")},
    Choice{"integer"_L1,  QT_TRANSLATE_NOOP("Choices", "Whole number")},
    Choice{"decimal"_L1,  QT_TRANSLATE_NOOP("Choices", "Decimal")},
    Choice{"date"_L1,     QT_TRANSLATE_NOOP("Choices", "Date")},
    Choice{"checkbox"_L1, QT_TRANSLATE_NOOP("Choices", "Multi-select")},
    Choice{"radio"_L1,    QT_TRANSLATE_NOOP("Choices", "Single select")},
    Choice{"boolean"_L1,  QT_TRANSLATE_NOOP("Choices", "Yes/No")},
};
// clang-format on

} // namespace storedesk::catalogue::rows
