// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QMetaEnum>
#include <QStringList>
#include <QWidget>

#include <array>

namespace support {

// Returns the accessibility tree of a window as text, and finds problems in it.
class AccessibleTree final
{
public:
    explicit AccessibleTree(QWidget *window)
    {
        if (auto *root = QAccessible::queryAccessibleInterface(window))
            walk(root, 0);
    }

    [[nodiscard]] const QStringList &lines() const { return m_lines; }
    [[nodiscard]] const QStringList &unnamed() const { return m_unnamed; }
    // Writes the tree as text to the build folder for review.
    [[nodiscard]] bool keep(const QString &name) const
    {
        const QDir folder(QStringLiteral(BINARY_ROOT "/accessibility"));
        QFile file(folder.filePath(name + QStringLiteral(".txt")));
        return folder.mkpath(QStringLiteral(".")) && file.open(QIODevice::WriteOnly)
            && file.write(m_lines.join(u'\n').toUtf8()) > 0;
    }

private:
    static bool isInteractive(QAccessible::Role role)
    {
        static constexpr std::array roles{
            QAccessible::PushButton, QAccessible::CheckBox, QAccessible::RadioButton,
            QAccessible::ComboBox,   QAccessible::SpinBox,  QAccessible::EditableText,
            QAccessible::PageTab,    QAccessible::MenuItem, QAccessible::List,
            QAccessible::Tree,       QAccessible::Table,    QAccessible::Slider,
            QAccessible::ButtonMenu, QAccessible::Link,     QAccessible::ButtonDropDown,
        };
        return std::ranges::find(roles, role) != roles.end();
    }

    // The inner field of a spin or combo box is announced with the name of the box.
    static bool isInnerPart(const QAccessibleInterface *node)
    {
        const auto *parent = node->parent();
        return parent
            && (parent->role() == QAccessible::ComboBox || parent->role() == QAccessible::SpinBox);
    }

    static QString textOf(const QAccessibleInterface *node)
    {
        const auto *object = node->object();
        return QStringLiteral("%1 “%2” %3 %4")
            .arg(QString::fromLatin1(
                     QMetaEnum::fromType<QAccessible::Role>().valueToKey(node->role())),
                 node->text(QAccessible::Name),
                 object ? QString::fromLatin1(object->metaObject()->className()) : QString(),
                 object ? object->objectName() : QString());
    }

    void walk(QAccessibleInterface *node, int depth)
    {
        // Validity is checked first, because Qt's widget interfaces query their widget without
        // checking whether it still exists.
        if (!node->isValid() || (depth > 0 && node->state().invisible))
            return;
        const bool isSeparator = node->role() == QAccessible::Separator;
        m_lines.append(QString(depth * 2, u' ') + textOf(node));
        if (!isSeparator && isInteractive(node->role()) && !isInnerPart(node)
            && node->text(QAccessible::Name).trimmed().isEmpty())
            m_unnamed.append(textOf(node));
        // Cells are tested through the model, because there may be thousands.
        if (node->role() == QAccessible::Table || node->role() == QAccessible::Tree
            || node->role() == QAccessible::List)
            return;
        for (int child = 0; child < node->childCount(); ++child) {
            if (auto *inner = node->child(child))
                walk(inner, depth + 1);
        }
    }

    QStringList m_lines;
    QStringList m_unnamed;
};

} // namespace support
