// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/lineeditor.h"

class QAction;

namespace storedesk::ui::forms {

// A number in the user's locale. What is no number stays as typed.
class NumberEditor final : public LineEditor
{
    Q_OBJECT

public:
    NumberEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
    [[nodiscard]] QString write(const QJsonValue &value) const override;
    [[nodiscard]] bool isLocalised() const override { return true; }
};

// A phone number in international form: blanks and hyphens are left out, and a number without a
// prefix gets the one of the field.
class PhoneEditor final : public LineEditor
{
    Q_OBJECT

public:
    PhoneEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
};

// Texts that never have blanks around them: addresses, links, ids.
class WordEditor final : public LineEditor
{
    Q_OBJECT

public:
    using LineEditor::LineEditor;

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
};

// A colour as the service writes it, with a sample that opens a choice of colours.
class ColourEditor final : public LineEditor
{
    Q_OBJECT

public:
    ColourEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    void setReadOnly(bool readOnly) override;

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
    void textChanged() override;

private:
    void choose();

    QAction *m_sample;
};

} // namespace storedesk::ui::forms
