// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/lineeditor.h"

class QAction;

namespace storedesk::ui::forms {

// A number in the user's locale. Other text is returned as typed.
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

// A phone number in international format. Spaces and hyphens are removed, and a number without
// prefix gets the default prefix of the field.
class PhoneEditor final : public LineEditor
{
    Q_OBJECT

public:
    PhoneEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
};

// Text without surrounding spaces: addresses, links, ids.
class WordEditor final : public LineEditor
{
    Q_OBJECT

public:
    using ui::forms::LineEditor::LineEditor;

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
};

// A colour in the format of the API, with a swatch that opens a colour dialog.
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
